/** The parts of a workbook other than the sheet's rows (ECMA-376 part 1). */
import { attributeText } from './xml-text.ts'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE_RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Name of the one sheet (contract: exports, section 3). */
const SHEET_NAME = 'Query result'

/** Where the rows are stored. */
export const SHEET_PATH = 'xl/worksheets/sheet1.xml'

/** Index of the header's cell style; 0 is a cell without format, format codes follow from 2 on. */
export const HEADER_STYLE = 1
export const FIRST_CODE_STYLE = 2

/** Ids below are built in. */
const FIRST_CUSTOM_FORMAT = 164

/** Paths and contents of all parts before the sheet. */
export function workbookParts(formatCodes: readonly string[]): [path: string, xml: string][] {
  return [
    ['[Content_Types].xml', contentTypes()],
    ['_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']])],
    ['xl/workbook.xml', workbook()],
    [
      'xl/_rels/workbook.xml.rels',
      relationships([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
      ]),
    ],
    ['xl/styles.xml', styles(formatCodes)],
  ]
}

function contentTypes(): string {
  return (
    `${DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/>` +
    `<Override PartName="/${SHEET_PATH}" ContentType="${CONTENT}.worksheet+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/></Types>`
  )
}

function relationships(targets: readonly [kind: string, target: string][]): string {
  const items = targets.map(
    ([kind, target], i) => `<Relationship Id="rId${i + 1}" Type="${RELATIONSHIPS}/${kind}" Target="${target}"/>`,
  )
  return `${DECLARATION}<Relationships xmlns="${PACKAGE_RELATIONSHIPS}">${items.join('')}</Relationships>`
}

function workbook(): string {
  return (
    `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}">` +
    `<sheets><sheet name="${SHEET_NAME}" sheetId="1" r:id="rId1"/></sheets></workbook>`
  )
}

function styles(formatCodes: readonly string[]): string {
  const formats = formatCodes.map(
    (code, i) => `<numFmt numFmtId="${FIRST_CUSTOM_FORMAT + i}" formatCode="${attributeText(code)}"/>`,
  )
  const cells = formatCodes.map(
    (_, i) =>
      `<xf numFmtId="${FIRST_CUSTOM_FORMAT + i}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  )
  const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>'
  return (
    `${DECLARATION}<styleSheet xmlns="${MAIN}">` +
    (formats.length > 0 ? `<numFmts count="${formats.length}">${formats.join('')}</numFmts>` : '') +
    `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>` +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${FIRST_CODE_STYLE + cells.length}">` +
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
    `<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${cells.join('')}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  )
}

/** What stands before the first row; widths in characters. The header row stays visible while the rows scroll. */
export function sheetHead(widths: readonly number[], headerRows: number): string {
  const columns = widths.map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`)
  return (
    `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView tabSelected="1" workbookViewId="0">` +
    `<pane ySplit="${headerRows}" topLeftCell="A${headerRows + 1}" activePane="bottomLeft" state="frozen"/>` +
    '</sheetView></sheetViews>' +
    (columns.length > 0 ? `<cols>${columns.join('')}</cols>` : '') +
    '<sheetData>'
  )
}

/** What stands after the last row. */
export const SHEET_TAIL = '</sheetData></worksheet>'
