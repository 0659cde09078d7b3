export { CommentThreads } from './comment-threads'
export { useOpenThreads } from './use-open-threads'
export { wording as commentWording } from './wording'
