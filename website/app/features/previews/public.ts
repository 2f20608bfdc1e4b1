export { PREVIEW_ADDRESS_SCRIPT } from './address-script.ts'
export { PreviewBar } from './preview-bar.ts'
export type { PreviewFacts } from './preview-context.server.ts'
export { useIsPreview, useReturnPath } from './token-in-address.ts'
