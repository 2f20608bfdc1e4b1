import sax from 'sax'

/** A job of a feed: the texts of its elements by name, in lower case; several of a name are joined. */
export type FeedJob = ReadonlyMap<string, string>

/** Why a feed cannot be read: nothing of it is imported then. */
export class BrokenFeedError extends Error {}

/** Elements that are a job in the forms that are read: Indeed's, Recruitee's and Personio's. */
const jobNames = new Set(['job', 'offer', 'position', 'vacancy'])
/** Only the five entities of XML: the types do not know the option yet. */
const strictly: sax.SAXOptions & { strictEntities: boolean } = { strictEntities: true, position: true }
const mostJobs = 20_000
const longestText = 100_000

/**
 * Reads the jobs of a feed, strictly: one that is cut off or not well-formed is no shorter feed. It has no document type, so that no entity
 * of its own can name a file, an address, or a text of gigabytes (XXE, "billion laughs").
 * @throws BrokenFeedError
 */
export function readFeed(xml: string): FeedJob[] {
  const parser = sax.parser(true, strictly)
  const jobs: FeedJob[] = []
  let hasRoot = false
  let job: Map<string, string> | undefined
  /** names of the open elements within the job */
  let path: string[] = []
  const addText = (text: string) => {
    const name = path.at(-1)
    if (!job || name === undefined) return
    const all = (job.get(name) ?? '') + text
    if (all.length > longestText) throw new BrokenFeedError(`a text of ${name} is over ${longestText} characters`)
    job.set(name, all)
  }
  parser.onerror = (error) => {
    throw new BrokenFeedError(`it is not well-formed: ${error.message.split('\n')[0]}, line ${parser.line + 1}`)
  }
  parser.ondoctype = () => {
    throw new BrokenFeedError('it has a document type, which no feed of jobs needs')
  }
  parser.onopentag = ({ name }) => {
    hasRoot = true
    const local = localName(name)
    if (!job) {
      if (jobNames.has(local)) [job, path] = [new Map(), []]
      return
    }
    path.push(local)
    // a second location, or a second part of the text
    if (job.has(local)) job.set(local, `${job.get(local)}\n`)
  }
  parser.ontext = addText
  parser.oncdata = addText
  parser.onclosetag = () => {
    if (!job) return
    if (path.pop() !== undefined) return
    jobs.push(new Map([...job].map(([name, text]) => [name, text.trim()])))
    if (jobs.length > mostJobs) throw new BrokenFeedError(`it has over ${mostJobs} jobs`)
    job = undefined
  }
  parser.write(xml.replace(/^\ufeff/, '')).close()
  if (!hasRoot) throw new BrokenFeedError('it is empty')
  return jobs
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase()
}
