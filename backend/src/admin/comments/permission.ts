/** The permission to see the comments screen; the backend requires the same one (`comments/moderation/`). */
export const moderateComments = [{ action: 'api::comments.moderate', subject: null }]
