/** The part of Strapi's metadata that says where a model is stored. */
export interface StoredModel {
  uid: string
  tableName: string
  attributes: Readonly<Record<string, StoredAttribute>>
}

/** A field with a column, or a link: a relation, a component, a dynamic zone or a file. */
export interface StoredAttribute {
  type: string
  columnName?: string
  /** only of a link */
  relation?: string
  /** uid of the linked model; a dynamic zone has several */
  target?: string
  joinTable?: JoinTable
  /** of a file: the attribute of the media library that has the join table */
  morphBy?: string
}

export interface JoinTable {
  name: string
  joinColumn: { name: string }
  inverseJoinColumn?: { name: string }
  /** of a table that joins rows of several models */
  morphColumn?: { idColumn: { name: string }; typeColumn: { name: string } }
  /** what the rows of this attribute have in other columns, such as its name */
  on?: Readonly<Record<string, string>>
  orderBy?: Readonly<Record<string, string>>
}

/** @throws for an unknown model */
export function storedModel(uid: string): StoredModel {
  const model: Pick<StoredModel, 'uid' | 'tableName'> & { attributes: object } = strapi.db.metadata.get(uid)
  return model as StoredModel
}

/** Whether documents of a type have a draft beside their publication. */
export function hasDrafts(uid: string): boolean {
  return strapi.contentTypes[uid as 'api::content.content']?.options?.draftAndPublish === true
}
