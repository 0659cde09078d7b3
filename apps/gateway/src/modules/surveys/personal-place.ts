import type { SealedPlace } from '../../pii/sealed-text'

/** Where the personal answers of a row are stored. */
export function personalPlace(public_id: string): SealedPlace {
  return { table: 'survey_answer', column: 'personal_enc', row: public_id }
}
