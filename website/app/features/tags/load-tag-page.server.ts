import type { Edition } from '@gevel/contract/editions'
import { tagHref } from '@gevel/contract/hrefs'
import type { Tag } from '@gevel/contract/tags'
import { redirect } from 'react-router'
import { load } from '../../routing/load.server.ts'
import { pageNotFound } from '../../routing/not-found.ts'
import type { PageLoaderArgs } from '../../routing/page-loader-args.ts'
import { pageNumberOf, redirectUnreadKeys } from '../../routing/page-query.ts'
import { dedupeLogos } from '../../ui/articles/dedupe-logos.ts'
import { listArticles } from '../articles/articles.server.ts'
import { loadBanners } from '../banners/banners.server.ts'
import { loadMarks } from '../reading-list/reading-list.server.ts'
import { findTag, listTags } from './tags.server.ts'

const PAGE_SIZE = 15
const OTHER_TAGS = 16

/** Loads both tag routes: with `t` the articles of that tag in pages, without it every tag by letter. */
export async function loadTagPage(args: PageLoaderArgs, edition: Edition) {
  const { request, url } = args
  const { searchParams } = url
  const name = searchParams.get('t')?.trim()
  if (!name) {
    redirectUnreadKeys(url, [])
    return { edition, letters: tagsByLetter(await load(args, listTags(request, edition))), tagged: null, banners: [] }
  }

  const page = pageNumberOf(url)
  const tag = (await load(args, findTag(request, name, edition))) ?? pageNotFound(url)
  if (tag.name !== searchParams.get('t')) throw redirect(tagHref(tag.name, edition, page), 301)
  const [{ data: articles, meta }, tags, marks, banners] = await load(
    args,
    Promise.all([
      listArticles(request, { edition, tag: tag.slug, page, pageSize: PAGE_SIZE }),
      listTags(request, edition),
      loadMarks(request, tag.company === null ? { tag: tag.slug } : { company: tag.company }),
      loadBanners(request, edition, ['top']),
    ]),
  )
  if (page > Math.max(1, meta.pagination.pageCount)) pageNotFound(url)
  return {
    edition,
    letters: null,
    banners,
    tagged: {
      tag,
      marks,
      others: maxUsed(tags, tag.slug),
      articles: dedupeLogos(articles),
      pagination: meta.pagination,
    },
  }
}

function maxUsed(tags: Tag[], except: string): Tag[] {
  return tags
    .filter(({ slug }) => slug !== except)
    .sort((a, b) => b.count - a.count)
    .slice(0, OTHER_TAGS)
}

const collator = new Intl.Collator('nl', { sensitivity: 'base', numeric: true })

/** Tags by their first letter, from A to Z; those without one are under `#`, first. */
export function tagsByLetter(tags: Tag[]): { letter: string; tags: Tag[] }[] {
  const groups = new Map<string, Tag[]>()
  for (const tag of tags.toSorted((a, b) => collator.compare(a.name, b.name))) {
    const first = tag.name.normalize('NFD').charAt(0).toUpperCase()
    const letter = /[A-Z]/.test(first) ? first : '#'
    groups.set(letter, [...(groups.get(letter) ?? []), tag])
  }
  return [...groups]
    .map(([letter, members]) => ({ letter, tags: members }))
    .sort((a, b) => collator.compare(a.letter, b.letter))
}
