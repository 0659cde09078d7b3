export { passportPagesModule } from './module'
export { checkedReturn } from './read-asked'
