import { authorHref, tagHref } from '@gevel/contract/hrefs'
import type { Author } from '@gevel/contract/references'
import { useRenderedOnce } from '../../ui/lazy/use-rendered-once.ts'
import { Link } from '../../ui/links/link.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { FollowButton, SaveButton } from '../reading-list/reading-list-button.tsx'
import type { ArticlePageData } from './article.loader.server.ts'
import { Portrait } from './article-parts.tsx'
import { GiftLink } from './gift-link.tsx'

type ArticleEndingProps = Pick<ArticlePageData, 'article' | 'marks'>

/** Below the text of an article: its tags, what a reader can do with it, and who wrote it. */
export function ArticleEnding({ article, marks }: ArticleEndingProps) {
  const { author } = article
  const [tag] = article.tags
  return (
    <footer className="art-end">
      {article.tags.length > 0 && <TagList article={article} />}
      <div className="share" id="volgen">
        {tag && <FollowButton kind="tag" subject={tag.slug} name={tag.name} isNamed isFollowed={marks?.tag ?? false} />}
        <SaveButton id={article.id} isSaved={marks?.article ?? false} />
        <ShareButton title={article.title} />
        <GiftLink article={article} />
      </div>
      {author && <AuthorCard author={author} isFollowed={marks?.author ?? false} />}
    </footer>
  )
}

function TagList({ article: { tags, edition } }: Pick<ArticlePageData, 'article'>) {
  const items = tags.map(({ name, slug }) => (
    <li key={slug}>
      <Link className="tag" href={tagHref(name, edition)} rel="tag" prefetch>
        {name}
      </Link>
    </li>
  ))
  return <ul className="tags" aria-label="Onderwerpen" {...useRenderedOnce('tags', [tags, edition], items)} />
}

function AuthorCard({ author, isFollowed }: { author: Author; isFollowed: boolean }) {
  const { name, slug, portrait } = author
  const text = useRenderedOnce('author', author, <AuthorText author={author} />)
  return (
    <div className="author-card">
      {portrait && <Portrait picture={portrait} />}
      <div>
        <div className="contents" {...text} />
        <FollowButton kind="author" subject={slug} name={name} isFollowed={isFollowed} />
      </div>
    </div>
  )
}

function AuthorText({ author }: { author: Author }) {
  const { name, role, bio } = author
  return (
    <>
      <p>
        <strong>{name}</strong>
        {role && <span className="muted"> {role}</span>}
      </p>
      {bio && <p>{bio}</p>}
      <p>
        <Link className="link" href={authorHref(author)} rel="author">
          Alle artikelen van {name}
        </Link>
      </p>
    </>
  )
}
