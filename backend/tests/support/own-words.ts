/** The words of an own block. */
export const words = (text: string, id = 'words') => ({
  ...{ id, type: 'text', heading: null, text, signature: null },
  button: null,
})
