/** The props of a page: the `:id` of its address, empty where its path has none. */
export interface PageProps {
  id: string;
}
