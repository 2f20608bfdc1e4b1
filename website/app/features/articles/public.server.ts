export { listArticles, listHeadlines, listNewest } from './articles.server.ts'
