export { listArticles, listHeadlines, listNewest, listRelated } from './articles.server.ts'
