/** Where a field of a type or component is stored in PostgreSQL. */
export type Field =
  | { kind: 'column'; column: string; default: unknown }
  /** a relation: a row of `table` from `own` to `other`, in the order of `order` when it is a list */
  | { kind: 'link'; table: string; own: string; other: string; order: string | undefined }
  /** a component or a list of them: a row of `table` names the owner, the component and the field */
  | { kind: 'component'; table: string; target: string; repeatable: boolean }
  | { kind: 'zone'; table: string }
  | { kind: 'media' }

/** A content type or component, as needed to make its rows. */
export interface Model {
  uid: string
  table: string
  /** whether it is stored as a draft and a published row */
  drafts: boolean
  fields: ReadonlyMap<string, Field>
}

/** Finds a type or component by its Strapi name. */
export type Models = (uid: string) => Model
