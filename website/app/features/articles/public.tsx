export { ArticleView } from './article-view.tsx'
