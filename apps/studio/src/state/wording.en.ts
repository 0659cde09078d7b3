import type { wording as chinese } from './wording'

export const wording: typeof chinese = {
  network: 'The network does not work. Check it and try again.',
  timeout: 'The request took too long. Please try again later.',
  unreadable: 'The service is not available for now. Please try again later.',
  cut: 'The file did not arrive whole. Check the network and export it again.',
  unnamed: 'Untitled',
}
