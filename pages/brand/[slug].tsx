import ShopListPage, { getServerSideProps as readList } from '../shop/[[...path]]';

export const getServerSideProps = readList;

/** The page of every list, so that a filter changes the list in place. */
export default ShopListPage;
