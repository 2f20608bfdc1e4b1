import type { SeedDocument } from '../documents/document'
import type { Field, Model, Models } from './model'
import type { Row, RowId, Rows } from './rows'

/** The rows of a document; one without drafts has one row for both states. */
export interface States {
  draft: RowId
  published: RowId
}
/** Which version of a document refers to others; one without drafts refers to both versions of them, as in Strapi. */
type State = keyof States | 'both'

/**
 * Converts documents to rows as Strapi's document service stores them: a draft and a published row, each with its
 * parts.
 */
export class DocumentRows {
  constructor(
    private readonly models: Models,
    private readonly rows: Rows,
    /** existing rows that may be referred to, by document id */
    private readonly known: Map<string, States>,
    /** ISO 8601: when the documents are created and published */
    private readonly now: string,
  ) {}

  /** Adds documents; they may refer to each other in any order. */
  add(documents: readonly SeedDocument[]): void {
    const rowRefs = documents.map((document) => this.addRows(document))
    documents.forEach((document, at) => {
      const model = this.models(document.uid)
      const { draft, published } = rowRefs[at] as States
      this.addParts(model, published, document.data, model.drafts ? 'published' : 'both')
      if (model.drafts) this.addParts(model, draft, document.data, 'draft')
    })
  }

  private addRows({ uid, documentId, data }: SeedDocument): States {
    const model = this.models(uid)
    const row = { ...columns(model, data), document_id: documentId, created_at: this.now, updated_at: this.now }
    const published = this.rows.add(model.table, { ...row, published_at: this.now })
    const draft = model.drafts ? this.rows.add(model.table, { ...row, published_at: null }) : published
    const states = { draft, published }
    this.known.set(documentId, states)
    return states
  }

  /** Adds everything of a type or component that is stored outside its own row. */
  private addParts(model: Model, owner: RowId, data: Row, state: State): void {
    for (const [name, field] of model.fields) {
      const value = data[name]
      if (value === undefined || value === null || field.kind === 'column') continue
      if (field.kind === 'media') this.addMedia(model.uid, owner, name, value)
      else if (field.kind === 'link') this.addLinks(field, owner, value, state)
      else this.addComponents(field, owner, name, value, state)
    }
  }

  private addComponents(
    field: Extract<Field, { kind: 'component' | 'zone' }>,
    owner: RowId,
    name: string,
    value: unknown,
    state: State,
  ) {
    const ordered = field.kind === 'zone' || field.repeatable
    for (const [at, component] of list<Row>(value).entries()) {
      const model = this.models(field.kind === 'zone' ? String(component.__component) : field.target)
      const id = this.rows.add(model.table, columns(model, component))
      const order = ordered ? at + 1 : null
      this.rows.add(field.table, { entity_id: owner, cmp_id: id, component_type: model.uid, field: name, order })
      this.addParts(model, id, component, state)
    }
  }

  private addLinks(field: Extract<Field, { kind: 'link' }>, owner: RowId, value: unknown, state: State) {
    for (const [at, documentId] of list<string>(value).entries()) {
      const target = this.known.get(documentId)
      if (!target) throw new Error(`A document refers to ${documentId}, which does not exist`)
      const order = field.order === undefined ? {} : { [field.order]: at + 1 }
      const versions = state === 'both' ? new Set([target.draft, target.published]) : [target[state]]
      for (const version of versions)
        this.rows.add(field.table, { [field.own]: owner, [field.other]: version, ...order })
    }
  }

  private addMedia(uid: string, owner: RowId, name: string, value: unknown) {
    for (const [at, file] of list<number>(value).entries()) {
      const row = { file_id: file, related_id: owner, related_type: uid, field: name, order: at + 1 }
      this.rows.add('files_related_mph', row)
    }
  }
}

function list<T>(value: unknown): T[] {
  return (Array.isArray(value) ? value : [value]) as T[]
}

/** The fields that are columns of the row itself, with the defaults of the type. */
function columns(model: Model, data: Row): Row {
  const row: Row = {}
  for (const [name, field] of model.fields) {
    const value = field.kind === 'column' ? (data[name] ?? field.default) : undefined
    if (field.kind === 'column' && value !== undefined && field.column !== 'id') row[field.column] = value
  }
  return row
}
