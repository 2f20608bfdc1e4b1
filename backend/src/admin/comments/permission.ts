/** Who sees the screen of comments; the backend asks the same right of what the screen asks of it (`comments/moderation/`). */
export const moderateComments = [{ action: 'api::comments.moderate', subject: null }]
