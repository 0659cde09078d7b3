import type { Words } from '../ui/words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  navigation: 'Main menu',
  skip: 'Skip to content',
  reload: 'Reload page',
  groups: {
    making: 'Pages',
    customers: 'Customers',
    events: 'Events',
    content: 'Content',
    selling: 'Products and orders',
    compliance: 'Compliance',
    management: 'Management',
  },
  forbidden: {
    title: 'You may not see this',
    text: 'Your roles do not include this part. If you need it for your work, ask an administrator to give you a role that does.',
  },
  broken: {
    title: 'Something went wrong here',
    text: 'Reloading the page usually helps; what is saved is not lost. If it keeps happening, ask an administrator.',
  },
  outdated: {
    title: 'The page has not loaded completely',
    text: 'The network may have failed, or the system has just been updated. Reload the page to go on.',
  },
}
