/** Who sees a comment: its author and the editors until one of them has read it, everybody, or its author alone. */
export type CommentState = 'waiting' | 'shown' | 'hidden'

/** What an editor can make of it. */
export type Judgement = Exclude<CommentState, 'waiting'>
