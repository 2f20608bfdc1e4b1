/** The permission to see the import screen; the backend requires the same one (`figures/importing/`). */
export const importFigures = [{ action: 'api::figures.import', subject: null }]
