export { listArticles, listHeadlines, listMostRead, listNewest, listRelated } from './articles.server.ts'
