/** How the documents of a kind are read from Strapi's tables. */
export interface Source {
  table: string
  /** tables whose rows belong to a document, with the column of its row id */
  parts: Readonly<Record<string, string>>
  /** SQL conditions on the row `d`; a row is also published */
  where?: string
  columns: {
    edition: string
    moment: string
    expires_at: string
    tag_ids: string
    title: string
    /** names: of tags, companies, people; weighs less than the title */
    names: string
    /** people by name and role: searched as the intro is, and no part of a fragment */
    people: string
    intro: string
    body: string
    /** searched as the body is, and never part of a fragment */
    hidden?: string
    /** whether readers who are not logged in see the body */
    is_open: string
  }
}

/** SQL of the names that belong to a document by a relation. */
export function namesOf(link: string, own: string, other: string, table: string): string {
  return `(SELECT string_agg(o.name, ' ') FROM ${link} l JOIN ${table} o ON o.id = l.${other} WHERE l.${own} = d.id)`
}

/** SQL of the ids of a document's tags. */
export function tagIdsOf(link: string, own: string): string {
  return `(SELECT coalesce(array_agg(DISTINCT l.tag_id), '{}') FROM ${link} l WHERE l.${own} = d.id)`
}
