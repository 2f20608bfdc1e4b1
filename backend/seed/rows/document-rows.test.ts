import { expect, test } from 'vitest'
import { DocumentRows, type States } from './document-rows'
import type { Field, Model } from './model'
import { RowRef, Rows } from './rows'

const column = (name: string, value?: unknown): [string, Field] => [
  name,
  { kind: 'column', column: name, default: value },
]
const parts = { kind: 'component', table: 'books_cmps' } as const

const models: Record<string, Model> = {
  book: {
    uid: 'book',
    table: 'books',
    drafts: true,
    fields: new Map<string, Field>([
      column('title'),
      column('copies', 1),
      ['cover', { ...parts, target: 'cover', repeatable: false }],
      ['notes', { ...parts, target: 'note', repeatable: true }],
      ['body', { kind: 'zone', table: 'books_cmps' }],
      ['writer', { kind: 'link', table: 'books_writer', own: 'book_id', other: 'writer_id', order: undefined }],
      ['sequels', { kind: 'link', table: 'books_sequels', own: 'book_id', other: 'inv_book_id', order: 'book_ord' }],
    ]),
  },
  writer: {
    uid: 'writer',
    table: 'writers',
    drafts: false,
    fields: new Map<string, Field>([
      column('name'),
      ['best', { kind: 'link', table: 'writers_best', own: 'writer_id', other: 'book_id', order: undefined }],
    ]),
  },
  cover: { uid: 'cover', table: 'covers', drafts: false, fields: new Map([['picture', { kind: 'media' }]]) },
  note: { uid: 'note', table: 'notes', drafts: false, fields: new Map([column('text')]) },
}

function rowsOf(documents: Parameters<DocumentRows['add']>[0], known = new Map<string, States>()) {
  const rows = new Rows()
  const find = (uid: string) => models[uid] as Model
  new DocumentRows(find, rows, known, 'now').add(documents)
  return rows.tables
}

const book = (documentId: string, data: Record<string, unknown>) => ({ uid: 'book', documentId, data })
const stamps = { created_at: 'now', updated_at: 'now' }

test('makes two rows for a type with drafts, one without; fills in defaults', () => {
  const tables = rowsOf([
    book('b', { title: 'T', copies: undefined }),
    { uid: 'writer', documentId: 'w', data: { name: 'N' } },
  ])
  expect(tables.get('books')).toEqual([
    { title: 'T', copies: 1, document_id: 'b', ...stamps, published_at: 'now' },
    { title: 'T', copies: 1, document_id: 'b', ...stamps, published_at: null },
  ])
  expect(tables.get('writers')).toEqual([{ name: 'N', document_id: 'w', ...stamps, published_at: 'now' }])
})

test('links a type without drafts to both versions of a document', () => {
  const tables = rowsOf([book('b', {}), { uid: 'writer', documentId: 'w', data: { name: 'N', best: 'b' } }])
  const writer_id = new RowRef('writers', 0)
  expect(tables.get('writers_best')).toEqual([
    { writer_id, book_id: new RowRef('books', 1) },
    { writer_id, book_id: new RowRef('books', 0) },
  ])
})

test('gives each of the two rows its own components, with field and order', () => {
  const tables = rowsOf([book('b', { cover: { picture: 7 }, notes: [{ text: 'one' }, { text: 'two' }] })])
  expect(tables.get('notes')).toEqual([{ text: 'one' }, { text: 'two' }, { text: 'one' }, { text: 'two' }])
  const published = tables.get('books_cmps')?.filter((row) => (row.entity_id as RowRef).at === 0)
  expect(published).toEqual([
    {
      entity_id: new RowRef('books', 0),
      cmp_id: new RowRef('covers', 0),
      component_type: 'cover',
      field: 'cover',
      order: null,
    },
    {
      entity_id: new RowRef('books', 0),
      cmp_id: new RowRef('notes', 0),
      component_type: 'note',
      field: 'notes',
      order: 1,
    },
    {
      entity_id: new RowRef('books', 0),
      cmp_id: new RowRef('notes', 1),
      component_type: 'note',
      field: 'notes',
      order: 2,
    },
  ])
  expect(tables.get('files_related_mph')?.[0]).toEqual({
    file_id: 7,
    related_id: new RowRef('covers', 0),
    related_type: 'cover',
    field: 'picture',
    order: 1,
  })
})

test('supports several kinds of components in a zone', () => {
  const tables = rowsOf([book('b', { body: [{ __component: 'note', text: 'one' }] })])
  expect(tables.get('books_cmps')?.[0]).toMatchObject({ component_type: 'note', field: 'body', order: 1 })
})

test('links published rows to published ones and drafts to drafts, in any order of documents', () => {
  const tables = rowsOf([book('b1', { sequels: ['b2'] }), book('b2', {})])
  expect(tables.get('books_sequels')).toEqual([
    { book_id: new RowRef('books', 0), inv_book_id: new RowRef('books', 2), book_ord: 1 },
    { book_id: new RowRef('books', 1), inv_book_id: new RowRef('books', 3), book_ord: 1 },
  ])
})

test('accepts references to existing rows, and rejects unknown ones', () => {
  const known = new Map([['w', { draft: 12, published: 12 }]])
  expect(rowsOf([book('b', { writer: 'w' })], known).get('books_writer')?.[0]).toEqual({
    book_id: new RowRef('books', 0),
    writer_id: 12,
  })
  expect(() => rowsOf([book('b', { writer: 'w' })])).toThrow('refers to w')
})
