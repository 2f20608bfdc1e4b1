export { listArticles } from './articles.server.ts'
