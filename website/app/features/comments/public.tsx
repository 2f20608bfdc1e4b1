export { Comments } from './comments.tsx'
export { keepComment } from './keep-comment.ts'
export { OwnComments } from './own-comments.tsx'
