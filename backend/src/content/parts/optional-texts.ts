/**
 * The fields of a response that are a text or null, as its row stores them: unchanged, and also '' for a text that an
 * editor emptied. A row extends it, so that a new field of the contract is in the row too.
 */
export type OptionalTexts<Response> = {
  [Name in keyof Response as null extends Response[Name]
    ? string extends NonNullable<Response[Name]>
      ? Name
      : never
    : never]: string | null
}
