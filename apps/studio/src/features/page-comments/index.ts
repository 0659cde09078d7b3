export { CommentThreads } from './comment-threads'
export { useOpenThreads } from './use-open-threads'
