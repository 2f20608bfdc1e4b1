/** The name of the drafts of vacancies. */
export const vacancyWizard = 'vacature'
