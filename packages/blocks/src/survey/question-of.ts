import type { SurveyFieldProps } from './props'

/** Makes a field from what is particular to it; the rest gets the values that a document means by leaving it out. */
export function questionOf(
  said: Pick<SurveyFieldProps, 'id' | 'label' | 'type'> & Partial<SurveyFieldProps>,
): SurveyFieldProps {
  return {
    help: '',
    text: '',
    choices: [],
    most: 0,
    scale: 'stars',
    format: 'any',
    least_length: 0,
    most_length: 200,
    required: true,
    accepts: 'any',
    most_files: 1,
    personal: false,
    showIf: { match: 'all', tests: [] },
    ...said,
  }
}
