export { listArticles, listNewest } from './articles.server.ts'
