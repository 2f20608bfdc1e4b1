import { useId } from 'react'
import { Story } from '../../../ui/articles/story.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import type { FilledBlockOf } from './fill-blocks.server.ts'

/** One story chosen by an editor. */
export function StoryBlock({ block: { title, article } }: { block: FilledBlockOf<'blocks.story'> }) {
  const id = useId()
  if (!article) return null
  return (
    <section aria-labelledby={id}>
      <Lintel id={id} title={title} />
      <Story article={article} variant="mid" />
    </section>
  )
}
