/**
 * What a static part shows. A document has the HTML of the part, so its browser gets the id alone; after a navigation within the site it
 * gets the data as well (`routing/part-data.server.ts`).
 */
export interface PartData<T> {
  /** the same for the same data */
  id: string
  data?: T
}
