/** What the data in a visitor's form is used for. */
export const PRIVACY_NOTICE = '적어 주신 내용은 요청하신 일을 처리하는 데에만 씁니다.';
