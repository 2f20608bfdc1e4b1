import { z } from 'zod'

/**
 * What a response of the backend was made of, and so which changes invalidate it: a content type (`content`, `tag`),
 * a part of one by its id (`comments:107`), or a file that is gone by its name (`file:kraan_a1b2.jpg`). Types that a newer
 * backend adds are tags like all others.
 */
const changeTagSchema = z.string().regex(/^[a-z][a-z0-9-]*(:[\w.-]+)?$/)

/** The tag of a file of the media library: this and its name, the last segment of its address. */
export const fileTagStart = 'file:'

/** Data of the event `change` of `GET /public/changes`. */
export const changeSchema = z.object({ tags: z.array(changeTagSchema) })

/** The header of the stream that says that it has the tags of readers (`reader:12`), which only the website gets. */
export const READERS_HEADER = 'x-reader-changes'
