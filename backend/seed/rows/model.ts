/** Where a field of a type or component is kept in PostgreSQL. */
export type Field =
  | { kind: 'column'; column: string; default: unknown }
  /** a relation: a row of `table` from `own` to `other`, in the order of `order` when it is a list */
  | { kind: 'link'; table: string; own: string; other: string; order: string | undefined }
  /** a component or a list of them: a row of `table` names the owner, the component and the field */
  | { kind: 'component'; table: string; target: string; repeatable: boolean }
  | { kind: 'zone'; table: string }
  | { kind: 'media' }

/** A content type or component, as far as rows are made of it. */
export interface Model {
  uid: string
  table: string
  /** whether it is kept as a draft and a published row */
  drafts: boolean
  fields: ReadonlyMap<string, Field>
}

/** Finds a type or component by its Strapi name. */
export type Models = (uid: string) => Model
