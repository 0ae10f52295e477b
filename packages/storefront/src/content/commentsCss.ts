export const commentsCss = `
.comments { margin-block-start: clamp(2.5rem, 6vw, 4rem); padding-block-start: clamp(1.5rem, 4vw, 2.5rem); border-block-start: 1px solid var(--line); }
.comment-list { display: grid; gap: 1.5rem; margin: 0 0 1.5rem; padding: 0; list-style: none; }
.comment-list .comment-list {
  gap: 1.25rem; margin-block: 1.25rem 0; padding-inline-start: clamp(0.75rem, 3.5vw, 1.75rem); border-inline-start: 2px solid var(--line);
}
.comment { max-width: 46rem; scroll-margin-block-start: 6rem; border-radius: var(--radius); }
.comment:target { outline: 2px solid var(--accent); outline-offset: 0.6rem; }
.comment > p { margin-block-end: 0.25rem; }
.comment-meta a { color: var(--quiet); font-size: 0.92rem; }
.comment-text { overflow-wrap: anywhere; }
.comment-reply a { display: inline-flex; align-items: center; min-height: 1.75rem; font-size: 0.92rem; font-weight: 600; }
@media (pointer: coarse) { .comment-reply a { min-width: 2.75rem; min-height: 2.75rem; } }
.comment-respond { max-width: 46rem; margin-block-start: 2rem; padding: clamp(1.1rem, 3vw, 2rem); border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); scroll-margin-block-start: 6rem; }
.comment-form .form-submit { display: flex; flex-wrap: wrap; align-items: center; gap: 0.75rem 1.5rem; margin-block-end: 0; }
.comment-trap { display: none; }
`;
