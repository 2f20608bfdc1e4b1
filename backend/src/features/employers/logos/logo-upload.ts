import { ownVacancyEndpoints } from '@gevel/contract/endpoints/own-vacancies'
import { logoFiles, logoSlot } from '@gevel/contract/logo-files'
import { errors } from '@strapi/utils'
import { draftFileRoute } from '../../../platform/drafts/change-files'
import { defineLimit } from '../../../platform/limits/limit'
import type { UploadRule } from '../../../platform/uploads/upload-rule'
import { vacancyWizard } from '../vacancy-wizard'
import { cropLogo } from './crop-logo'

/** Logos of all visitors together, so that nobody can fill the disk. */
export const logoLimit = defineLimit('logo-files', {
  points: 2_000,
  minutes: 24 * 60,
  reached: 'Wij kregen vandaag al heel veel bestanden.',
})

export const logoUpload: UploadRule = {
  path: ownVacancyEndpoints.storeLogo.path,
  maxFiles: logoFiles.most,
  maxBytes: logoFiles.maxBytes,
  types: logoFiles.types,
}

/** The draft keeps the square that was chosen, made again from the pixels of the file. */
export const storeLogo = draftFileRoute(ownVacancyEndpoints.storeLogo, {
  wizard: vacancyWizard,
  slot: logoSlot,
  rule: logoUpload,
  consume: async (_file, trx) => logoLimit.consume('all', {}, { trx }),
  async convert({ name, content }, crop) {
    const logo = await cropLogo(content, crop).catch(() => {
      throw new errors.ValidationError(`De afbeelding “${name}” is beschadigd. Kies een andere.`)
    })
    return { name: name.replace(/\.\w+$/, '.webp'), type: 'image/webp', content: logo }
  },
})
