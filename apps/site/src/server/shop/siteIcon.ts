/** A shop window. */
export const siteIcon = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#8a2b52" d="M4 5h24l2 8H2zM5 15h22v13H5z"/><path fill="#fbf7f2" d="M8 17h16v8H8z"/></svg>',
  ground: '#fbf8f4',
};
