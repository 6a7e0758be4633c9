/** Kinds of rights and their levels, in the language of the reader. */
import { t } from '../../../../i18n/t.ts'
import type { Kind, Value, Level } from './types.ts'

export function dataKinds(): Kind[] {
  return [
    {
      id: 'view-data',
      label: t('View data'),
      levels: [
        { id: 'unrestricted', label: t('Can view'), icon: 'eye', key: 'r', rank: 3 },
        {
          id: 'sandboxed',
          label: t('Some rows'),
          icon: 'filter',
          key: 'l',
          rank: 2,
          description: t('A row rule decides which rows and columns are visible.'),
        },
        { id: 'impersonated', label: t('By role'), icon: 'key', rank: 2, isGiven: true },
        { id: 'legacy-no-self-service', label: t('No self-service'), icon: 'partly', rank: 1, isGiven: true },
        {
          id: 'blocked',
          label: t('Blocked'),
          icon: 'lock',
          key: 'n',
          rank: 0,
          description: t('Not even in other people’s questions.'),
        },
      ],
    },
    {
      id: 'create-queries',
      label: t('Create queries'),
      wholeLevels: ['query-builder-and-native'],
      levels: [
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
      levels: [
        { id: 'full', label: t('All rows'), icon: 'download', key: 'w', rank: 2 },
        { id: 'limited', label: t('10,000 rows'), icon: 'limit', key: 'r', rank: 1 },
        { id: 'none', label: t('No'), icon: 'close', key: 'n', rank: 0 },
      ],
    },
    { id: 'data-model', label: t('Manage table metadata'), levels: yesNo('all', 'none') },
    { id: 'details', label: t('Manage database'), isWhole: true, levels: yesNo('yes', 'no') },
  ]
}

function yesNo(yes: string, no: string): Level[] {
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
      levels: [
        { id: 'write', label: t('Edit'), icon: 'pencil', key: 'w', rank: 2 },
        { id: 'read', label: t('View'), icon: 'eye', key: 'r', rank: 1 },
        { id: 'none', label: t('No access'), icon: 'close', key: 'n', rank: 0 },
      ],
    },
  ]
}

export function applicationKinds(): Kind[] {
  return [{ id: 'application', label: t('Application'), levels: yesNo('yes', 'no') }]
}

/** Also for levels that are not known. */
export function levelOf(kind: Kind | undefined, { level }: Pick<Value, 'level'>): Level {
  const mixed: Level = { id: '', label: t('Mixed'), icon: 'partly', rank: 0 }
  if (level === null) return mixed
  return kind?.levels.find(({ id }) => id === level) ?? { ...mixed, id: level, label: level }
}
