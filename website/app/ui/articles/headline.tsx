import { Fragment } from 'react'

/** A headline in which a hyphenated word (‘doe-het-zelfsessie’) stays on one line where that is wide enough for it. */
export function Headline({ text }: { text: string }) {
  return text.split(/(\s+)/).map((word, at) =>
    word.includes('-') ? (
      <span key={at} className="whole">
        {word}
      </span>
    ) : (
      <Fragment key={at}>{word}</Fragment>
    ),
  )
}
