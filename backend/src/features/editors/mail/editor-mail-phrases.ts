/** The last line of most mails to editors: why they receive it. */
export const whyEditor = 'U krijgt deze mail omdat u een account hebt voor de redactie.'

export const notYou = 'Was u dit niet? Neem dan meteen contact op met de eigenaar van de site.'
