/**
 * What the browser's own e-mail field accepts (https://html.spec.whatwg.org/#valid-e-mail-address), if the domain has a dot. The
 * domain may be a Unicode one, which is stored in its ASCII form.
 */
export const EMAIL_PATTERN =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:(?!-)[A-Za-z\d\x80-\uffff-]{1,63}(?<!-)(?:\.(?=.)|$)){2,}$/;
