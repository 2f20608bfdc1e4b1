/** The query key of a preview: an editor's signed link to one version of one document. */
export const previewKey = 'voorbeeld'

/** The longest value of that key that is read. */
export const maxPreviewTokenLength = 200
