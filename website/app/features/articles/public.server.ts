export { findRelated, listArticles, listHeadlines, listMostRead, listNewest } from './articles.server.ts'
