/** Kinds of rights and their words, in the language of the reader. */
import { t } from '../../../../i18n/t.ts'
import type { Kind, Value, Word } from './types.ts'

export function dataKinds(): Kind[] {
  return [
    {
      id: 'view-data',
      label: t('View data'),
      words: [
        { id: 'unrestricted', label: t('Can view'), icon: 'eye', key: 'r', rank: 3 },
        {
          id: 'sandboxed',
          label: t('Some rows'),
          icon: 'filter',
          key: 'l',
          rank: 2,
          description: t('A rule says which rows and columns.'),
        },
        { id: 'impersonated', label: t('By role'), icon: 'key', rank: 2, isGiven: true },
        { id: 'legacy-no-self-service', label: t('No self-service'), icon: 'partly', rank: 1, isGiven: true },
        {
          id: 'blocked',
          label: t('Blocked'),
          icon: 'lock',
          key: 'n',
          rank: 0,
          description: t('Not even in the questions of others.'),
        },
      ],
    },
    {
      id: 'create-queries',
      label: t('Create queries'),
      wholeWords: ['query-builder-and-native'],
      words: [
        {
          id: 'query-builder-and-native',
          label: t('Builder and SQL'),
          icon: 'sql',
          key: 'w',
          rank: 2,
          description: t('For the whole database.'),
        },
        { id: 'query-builder', label: t('Builder'), icon: 'question', key: 'r', rank: 1 },
        { id: 'no', label: t('No'), icon: 'close', key: 'n', rank: 0 },
      ],
    },
    {
      id: 'download',
      label: t('Download results'),
      words: [
        { id: 'full', label: t('All rows'), icon: 'download', key: 'w', rank: 2 },
        { id: 'limited', label: t('10,000 rows'), icon: 'limit', key: 'r', rank: 1 },
        { id: 'none', label: t('No'), icon: 'close', key: 'n', rank: 0 },
      ],
    },
    { id: 'data-model', label: t('Manage table metadata'), words: yesNo('all', 'none') },
    { id: 'details', label: t('Manage database'), isWhole: true, words: yesNo('yes', 'no') },
  ]
}

function yesNo(yes: string, no: string): Word[] {
  return [
    { id: yes, label: t('Yes'), icon: 'check', key: 'w', rank: 1 },
    { id: no, label: t('No'), icon: 'close', key: 'n', rank: 0 },
  ]
}

export function collectionKinds(): Kind[] {
  return [
    {
      id: 'collection',
      label: t('Collections'),
      words: [
        { id: 'write', label: t('Edit'), icon: 'pencil', key: 'w', rank: 2 },
        { id: 'read', label: t('View'), icon: 'eye', key: 'r', rank: 1 },
        { id: 'none', label: t('No access'), icon: 'close', key: 'n', rank: 0 },
      ],
    },
  ]
}

export function applicationKinds(): Kind[] {
  return [{ id: 'application', label: t('Application'), words: yesNo('yes', 'no') }]
}

/** Also for words that are not known. */
export function wordOf(kind: Kind | undefined, { word }: Pick<Value, 'word'>): Word {
  const mixed: Word = { id: '', label: t('Mixed'), icon: 'partly', rank: 0 }
  if (word === null) return mixed
  return kind?.words.find(({ id }) => id === word) ?? { ...mixed, id: word, label: word }
}
