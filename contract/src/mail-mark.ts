/** The fragment of links in the mail with new vacancies: a browser reports by it where its reader came from, and no server or cache gets it. */
export const vacancyMailMark = 'vacaturemail'
