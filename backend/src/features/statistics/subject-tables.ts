/** The tables of the documents that events are about, and the column with what follows `article:` in a subject. */
export const subjectTables = {
  article: { table: 'contents', key: 'public_id' },
  event: { table: 'events', key: 'public_id' },
  vacancy: { table: 'vacancies', key: 'public_id' },
  magazine: { table: 'magazines', key: 'public_id' },
  company: { table: 'partners', key: 'link' },
} as const
export type SubjectKind = keyof typeof subjectTables
export type SubjectTable = (typeof subjectTables)[SubjectKind]
