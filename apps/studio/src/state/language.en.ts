import type { StudioLanguage } from '@yingzao/contract/studio'

export const LANGUAGE: StudioLanguage = 'en'
