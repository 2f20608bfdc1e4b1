/** The permission to import market figures. */
export const importFigures = 'api::figures.import'
