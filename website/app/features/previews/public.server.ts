export { beginPreview } from './begin-preview.server.ts'
export { previewFacts, previewOf } from './preview-context.server.ts'
