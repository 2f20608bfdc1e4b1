export { loadAround } from './article.loader.server.ts'
export { findArticle, findRelated, listArticles, listHeadlines, listMostRead, listNewest } from './articles.server.ts'
